# voxels with exactly two echoes are not fitted: the condition is k > 2
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    result = {"T2": np.zeros(V), "S0": np.zeros(V), "used": np.zeros(V, dtype=int)}
    for v in range(V):
        s = echoes[v]
        k = next((j for j in range(N) if s[j] <= 3 * sigma), N)
        result["used"][v] = k
        if k > 2:
            a = np.sqrt(s[:k] ** 2 - 2 * sigma**2)
            fit = np.polyfit(TE[:k], np.log(a), 1, w=a)
            result["T2"][v] = -1 / fit[0]
            result["S0"][v] = np.exp(fit[1])
    return result

# psi is the number of ruined paths divided by the number of years instead of by the number of paths
def ruin_paths(u, c, claims, i, b):
    paths, years = claims.shape
    s = [float(u)] * paths
    broke = [False] * paths
    got = [0.0] * paths
    psi = np.zeros(years)
    for k in range(years):
        for j in range(paths):
            if broke[j]:
                continue
            s[j] = (s[j] + c) * (1 + i) - claims[j, k]
            if s[j] < 0:
                broke[j] = True
            elif s[j] > b:
                got[j] += (s[j] - b) / (1 + i) ** (k + 1)
                s[j] = b
        psi[k] = sum(broke) / years
    deficit = np.array([-s[j] if broke[j] else 0.0 for j in range(paths)])
    return psi, deficit, np.array(got)

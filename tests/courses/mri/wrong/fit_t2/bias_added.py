# 2 sigma squared is added to the squares instead of subtracted
def fit_t2(echoes, TE, sigma):
    n = len(echoes)
    T2, S0, used = np.zeros(n), np.zeros(n), np.zeros(n, dtype=int)
    for i in range(n):
        count = 0
        for e in echoes[i]:
            if e > 3 * sigma:
                count += 1
            else:
                break
        used[i] = count
        if count >= 2:
            corrected = np.sqrt(echoes[i, :count] ** 2 + 2 * sigma**2)
            slope, offset = np.polyfit(TE[:count], np.log(corrected), 1, w=corrected)
            T2[i] = -1 / slope
            S0[i] = np.exp(offset)
    return {"T2": T2, "S0": S0, "used": used}

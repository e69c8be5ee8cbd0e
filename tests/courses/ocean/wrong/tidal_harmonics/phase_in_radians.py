# gave the phases in radians instead of degrees
def tidal_harmonics(t, eta, valid, omega):
    times, heights = t[valid], eta[valid]
    columns = [np.ones(len(times))]
    for w in omega:
        columns.append(np.cos(w * times))
    for w in omega:
        columns.append(np.sin(w * times))
    M = np.array(columns).T
    p = np.linalg.pinv(M) @ heights
    c = len(omega)
    amp = np.zeros(c)
    pha = np.zeros(c)
    for j in range(c):
        aj, bj = p[1 + j], p[1 + c + j]
        amp[j] = np.sqrt(aj * aj + bj * bj)
        pha[j] = np.arctan2(bj, aj) % (2 * np.pi)
    left = heights - np.dot(M, p)
    return {"mean": p[0], "amplitude": amp, "phase": pha, "explained": 1 - np.var(left) / np.var(heights)}

# one anomaly at a time, nu from cosine and sine
def solve_kepler(M, e, iterations):
    Es, nus = [], []
    for m in M:
        E = m + e / 2 if m < np.pi else m - e / 2
        for _ in range(iterations):
            E -= (E - e * np.sin(E) - m) / (1 - e * np.cos(E))
        f = np.arctan2(np.sqrt(1 - e**2) * np.sin(E), np.cos(E) - e)
        Es.append(E)
        nus.append(f if f >= 0 else f + 2 * np.pi)
    return np.array(Es), np.array(nus)

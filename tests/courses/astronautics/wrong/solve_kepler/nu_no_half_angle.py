# the tangent is of E instead of E/2 (half angle forgotten on the right side)
def solve_kepler(M, e, iterations):
    out = []
    for m in M:
        E = m + (e / 2 if m < np.pi else -e / 2)
        for _ in range(iterations):
            E -= (E - e * np.sin(E) - m) / (1 - e * np.cos(E))
        out.append(E)
    E = np.array(out)
    nu = 2 * np.arctan(np.sqrt((1 + e) / (1 - e)) * np.tan(E))
    return E, nu % (2 * np.pi)

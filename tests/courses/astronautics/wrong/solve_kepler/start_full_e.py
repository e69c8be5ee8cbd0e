# the start is M +- e instead of M +- e/2
def solve_kepler(M, e, iterations):
    guess = []
    for m in M:
        if m < np.pi:
            guess.append(m + e)
        else:
            guess.append(m - e)
    E = np.array(guess)
    k = 0
    while k < iterations:
        E -= (E - e * np.sin(E) - M) / (1 - e * np.cos(E))
        k += 1
    nu = 2 * np.arctan2(np.sqrt(1 + e) * np.sin(E / 2), np.sqrt(1 - e) * np.cos(E / 2))
    return E, nu

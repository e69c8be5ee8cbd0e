# two mistakes: the zero-lift angle is left out, and the induced drag's sum lacks the factor n
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    k = np.arange(1, N + 1)
    th = k * np.pi / (N + 1)
    B = np.sin(np.outer(th, k))
    C = B * (4 * span / (a0 * chord))[:, None] + B * k / np.sin(th)[:, None]
    A = np.linalg.solve(C, alpha)
    cl = 4 * span / chord * (B @ A)
    AR = span**2 / (0.5 * span * np.sum(chord * np.sin(th)) * np.pi / (N + 1))
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}

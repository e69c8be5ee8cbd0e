# the stations' cl is Gamma / (V c), without the factor 2, so it is half as large; stalled follows from it
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = n * np.pi / (N + 1)
    sines = np.sin(np.outer(theta, n))
    A = np.linalg.solve(sines * (4 * span / (a0 * chord[:, None]) + n / np.sin(theta)[:, None]), alpha - alpha0)
    Gamma_over_V = 2 * span * sines @ A
    cl = Gamma_over_V / chord
    S = span / 2 * np.sum(chord * np.sin(theta)) * (np.pi / (N + 1))
    AR = span**2 / S
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(n * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}

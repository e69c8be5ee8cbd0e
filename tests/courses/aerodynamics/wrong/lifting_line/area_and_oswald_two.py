# two mistakes: the area is the mean chord times the span, and Oswald's factor is upside down
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    modes_n = np.arange(1, N + 1)
    theta = np.linspace(np.pi / (N + 1), N * np.pi / (N + 1), N)
    sn = np.sin(np.outer(theta, modes_n))
    A = np.linalg.solve(sn * (4 * span / (a0 * chord[:, None]) + modes_n / np.sin(theta)[:, None]), alpha - alpha0)
    cl = 4 * span / chord * (sn @ A)
    AR = span / np.mean(chord)
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(modes_n * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": np.pi * AR * CDi / CL**2, "stalled": cl > cl_max}

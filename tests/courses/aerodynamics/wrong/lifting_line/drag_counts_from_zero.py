# in the sum of the induced drag n counts from 0 instead of 1: the first coefficient does not enter
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = n * np.pi / (N + 1)
    modes = np.sin(theta[:, None] * n)
    A = np.linalg.solve(modes * (4 * span / (a0 * chord[:, None]) + n / np.sin(theta)[:, None]), alpha - alpha0)
    cl = 4 * span / chord * (modes @ A)
    S = np.sum(chord * np.sin(theta)) * span / 2 * np.pi / (N + 1)
    AR = span**2 / S
    CL = np.pi * AR * A[0]
    CDi = 0
    for k, a in enumerate(A):
        CDi += np.pi * AR * k * a**2
    e = CL**2 / (np.pi * AR * CDi) if CDi > 0 else 1.0
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": e, "stalled": cl > cl_max}

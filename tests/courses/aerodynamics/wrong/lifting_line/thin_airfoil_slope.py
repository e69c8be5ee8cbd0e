# the section's slope is 2 pi instead of a0 in the equation
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = n * np.pi / (N + 1)
    mu = 2 * np.pi * chord / (4 * span)
    S1 = np.sin(np.outer(theta, n))
    A = np.linalg.solve(S1 * (n * mu[:, None] + np.sin(theta)[:, None]), mu * (alpha - alpha0) * np.sin(theta))
    cl = 4 * span / chord * S1.dot(A)
    area = np.sum(chord * np.sin(theta)) * span / 2 * np.pi / (N + 1)
    AR = span**2 / area
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(n * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}

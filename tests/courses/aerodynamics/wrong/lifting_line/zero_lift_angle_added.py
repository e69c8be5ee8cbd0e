# the zero-lift angle is added to the angle of attack instead of subtracted
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(N) + 1
    theta = np.linspace(0, np.pi, N + 2)[1:-1]
    sines = np.sin(theta[:, None] * n)
    lhs = sines * (4 * span / a0 / chord)[:, None] + sines * n / np.sin(theta)[:, None]
    coeff = np.linalg.solve(lhs, alpha + alpha0)
    cl = 4 * span * sines.dot(coeff) / chord
    S = np.sum(chord * np.sin(theta)) * np.pi / (N + 1) * span / 2
    AR = span * span / S
    CL = np.pi * AR * coeff[0]
    CDi = np.pi * AR * (n * coeff**2).sum()
    return {"A": coeff, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}

# the n of the induced angle is missing in the equation: 1/sin(theta) instead of n/sin(theta)
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = chord.size
    k = np.arange(1, N + 1)
    t = k * np.pi / (N + 1)
    S = np.sin(t[:, None] * k[None, :])
    B = S * (4 * span / (a0 * chord) + 1 / np.sin(t))[:, None]
    A = np.linalg.solve(B, alpha - alpha0)
    cl = 4 * span * (S @ A) / chord
    area = 0.5 * span * np.pi / (N + 1) * np.dot(chord, np.sin(t))
    lam = span**2 / area
    CL = A[0] * np.pi * lam
    CDi = np.pi * lam * np.dot(k, A**2)
    e = CL**2 / np.pi / lam / CDi
    return dict(A=A, cl=cl, CL=CL, CDi=CDi, e=e, stalled=cl > cl_max)

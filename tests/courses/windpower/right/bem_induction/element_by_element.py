def bem_induction(r, chord, twist, tsr, blades, steps):
    A, T, P = np.zeros(len(r)), np.zeros(len(r)), np.zeros(len(r))
    ac = A_CRITICAL
    for i in range(len(r)):
        s = blades * chord[i] / 2 / np.pi / r[i]
        a, t = 0.3, 0.0
        for _ in range(steps):
            p = np.arctan((1 - a) / (tsr * r[i] * (1 + t)))
            f = blades / 2 * (1 - r[i]) / (r[i] * np.sin(p))
            F = np.arccos(np.exp(-f)) / (np.pi / 2)
            cl = min(CL_MAX, 2 * np.pi * (p - twist[i]))
            K = 4 * F * np.sin(p) ** 2 / (s * (cl * np.cos(p) + CD * np.sin(p)))
            t = 1 / (2 * F * np.sin(2 * p) / (s * (cl * np.sin(p) - CD * np.cos(p))) - 1)
            a = 1 / (1 + K)
            if a > ac:
                b = 1 - 2 * ac
                a = 0.5 * (2 + K * b - np.sqrt((K * b + 2) ** 2 + 4 * (K * ac**2 - 1)))
        A[i], T[i], P[i] = a, t, p
    return A, T, P

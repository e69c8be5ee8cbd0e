def bem_induction(r, chord, twist, tsr, blades, steps):
    """The inverse ratios: blade force over momentum."""
    load = blades * chord / (8 * np.pi * r)
    a = np.zeros_like(r) + 0.3
    swirl = np.zeros_like(r)
    for _ in range(steps):
        phi = np.pi / 2 - np.arctan(tsr * r * (1 + swirl) / (1 - a))
        s = np.sin(phi)
        c = np.cos(phi)
        F = 1 - 2 / np.pi * np.arcsin(np.exp(-blades * (1 - r) / (2 * r * s)))
        cl = np.where(2 * np.pi * (phi - twist) > CL_MAX, CL_MAX, 2 * np.pi * (phi - twist))
        x = load * (cl * c + CD * s) / (F * s**2)
        y = load * (cl * s - CD * c) / (F * s * c)
        a = x / (1 + x)
        swirl = y / (1 - y)
        hi = a > A_CRITICAL
        K = 1 / x[hi]
        q = K * (1 - 2 * A_CRITICAL) + 2
        a[hi] = (q - np.sqrt(q * q + 4 * K * A_CRITICAL**2 - 4)) / 2
    return a, swirl, phi

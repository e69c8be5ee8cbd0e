def bem_induction(r, chord, twist, tsr, blades, steps):
    sigma = blades * chord / (2 * np.pi * r)

    def forces(phi):
        cl = np.clip(2 * np.pi * (phi - twist), -np.inf, CL_MAX)
        rotation = np.array([[np.cos(phi), np.sin(phi)], [np.sin(phi), -np.cos(phi)]])
        return np.einsum("ijn,jn->in", rotation, np.stack([cl, np.full_like(cl, CD)]))

    def axial(K):
        T = K * (1 - 2 * A_CRITICAL) + 2
        low = 1 / (K + 1)
        high = (T - np.sqrt(T**2 + 4 * (K * A_CRITICAL**2 - 1))) / 2
        return low * (low <= A_CRITICAL) + high * (low > A_CRITICAL)

    def step(a, b, left):
        phi = np.arctan2(1 - a, tsr * r * (1 + b))
        F = 2 / np.pi * np.arccos(np.exp(-blades * (1 - r) / (2 * r * np.sin(phi))))
        cn, ct = forces(phi)
        a = axial(4 * F * np.sin(phi) ** 2 / (sigma * cn))
        b = 1 / (4 * F * np.sin(phi) * np.cos(phi) / (sigma * ct) - 1)
        return (a, b, phi) if left == 1 else step(a, b, left - 1)

    return step(np.full(r.shape, 0.3), np.zeros(r.shape), steps)

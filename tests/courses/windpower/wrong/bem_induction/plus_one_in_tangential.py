# added one in the denominator of the tangential induction factor instead of subtracting it
def bem_induction(r, chord, twist, tsr, blades, steps):
    res = np.zeros((3, len(r)))
    for j, (rj, cj, tj) in enumerate(zip(r, chord, twist)):
        sigma = blades * cj / (2 * np.pi * rj)
        a = 0.3
        at = 0.0
        for _ in range(steps):
            phi = np.arctan2(1 - a, tsr * rj * (1 + at))
            F = 2 / np.pi * np.arccos(np.exp(-(blades / 2) * (1 - rj) / (rj * np.sin(phi))))
            lift = 2 * np.pi * (phi - tj)
            if lift > CL_MAX:
                lift = CL_MAX
            cn = lift * np.cos(phi) + CD * np.sin(phi)
            ct = lift * np.sin(phi) - CD * np.cos(phi)
            k_ax = 4 * F * np.sin(phi) ** 2 / (sigma * cn)
            k_tan = 4 * F * np.sin(phi) * np.cos(phi) / (sigma * ct)
            a = 1 / (k_ax + 1)
            if a > A_CRITICAL:
                t = k_ax * (1 - 2 * A_CRITICAL) + 2
                a = (t - np.sqrt(t**2 + 4 * (k_ax * A_CRITICAL**2 - 1))) / 2
            at = 1 / (k_tan + 1)
        res[:, j] = a, at, phi
    return res[0], res[1], res[2]

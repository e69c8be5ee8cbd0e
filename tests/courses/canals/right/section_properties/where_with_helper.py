def section_properties(y, b, z, h):
    def lining(d):
        return b * d + z * d**2, b + 2 * d * (1 + z * z) ** 0.5, b + 2 * z * d

    A1, P1, T1 = lining(y)
    A2, P2, T2 = lining(h)
    above = y > h
    A = np.where(above, A2 + T2 * (y - h), A1)
    P = np.where(above, P2 + 2 * (y - h), P1)
    T = np.where(above, T2, T1)
    return {"A": A, "P": P, "T": T, "R": A / P, "D": A / T}

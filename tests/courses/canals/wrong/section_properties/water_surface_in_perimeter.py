# counted the free water surface as a part of the wetted perimeter instead of bed and sides alone
def section_properties(y, b, z, h):
    low = np.where(y > h, h, y)
    wall = np.where(y > h, y - h, 0)
    T = b + 2 * z * low
    A = b * low + z * low**2 + T * wall
    P = b + 2 * low * np.sqrt(1 + z**2) + 2 * wall + T
    return {"A": A, "P": P, "T": T, "R": A / P, "D": A / T}

# widened the top on one bank only instead of on both
def section_properties(y, b, z, h):
    low = np.minimum(y, h)
    wall = y - low
    T = b + z * low
    A = (b + z * low) * low + T * wall
    P = b + 2 * low * np.sqrt(1 + z**2) + 2 * wall
    return {"A": A, "P": P, "T": T, "R": A / P, "D": A / T}

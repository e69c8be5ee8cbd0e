# counted the length of only one sloping side in the wetted perimeter instead of both
def section_properties(y, b, z, h):
    low = np.minimum(y, h)
    wall = y - low
    T = b + 2 * z * low
    A = (b + z * low) * low + T * wall
    P = b + low * np.sqrt(1 + z**2) + 2 * wall
    return {"A": A, "P": P, "T": T, "R": A / P, "D": A / T}

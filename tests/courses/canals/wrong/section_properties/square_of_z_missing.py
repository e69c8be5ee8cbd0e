# took the root of 1 + z instead of 1 + z squared for the length of the sides
def section_properties(y, b, z, h):
    low = np.minimum(y, h)
    high = y - low
    T = b + 2 * z * low
    A = (b + z * low) * low + T * high
    P = b + 2 * low * np.sqrt(1 + z) + 2 * high
    return {"A": A, "P": P, "T": T, "R": A / P, "D": A / T}

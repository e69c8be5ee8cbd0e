# multiplied the water between the walls by the bottom width instead of the top width
def section_properties(y, b, z, h):
    areas, perims, tops = [], [], []
    for yi, bi, zi, hi in zip(y, b, z, h):
        if yi <= hi:
            areas.append((bi + zi * yi) * yi)
            perims.append(bi + 2 * yi * np.sqrt(1 + zi**2))
            tops.append(bi + 2 * zi * yi)
        else:
            areas.append((bi + zi * hi) * hi + bi * (yi - hi))
            perims.append(bi + 2 * hi * np.sqrt(1 + zi**2) + 2 * (yi - hi))
            tops.append(bi + 2 * zi * hi)
    A, P, T = np.array(areas), np.array(perims), np.array(tops)
    return {"A": A, "P": P, "T": T, "R": A / P, "D": A / T}

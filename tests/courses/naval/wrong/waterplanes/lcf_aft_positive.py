# counted x positive aft instead of forward
def waterplanes(offsets, h):
    num = offsets.shape[0]
    coeff = np.array([1] + [4, 2] * ((num - 3) // 2) + [4, 1])
    arm = ((num - 1) / 2 - np.arange(num)) * h
    halfarea = np.einsum("i,ij->j", coeff, offsets) * h / 3
    halfmoment = np.einsum("i,i,ij->j", coeff, arm, offsets) * h / 3
    halfsecond = np.einsum("i,i,i,ij->j", coeff, arm, arm, offsets) * h / 3
    area = 2 * halfarea
    lcf = halfmoment / halfarea
    cubes = np.einsum("i,ij->j", coeff, offsets**3) * h / 3
    return {
        "area": area,
        "lcf": lcf,
        "inertia_t": cubes * 2 / 3,
        "inertia_l": 2 * halfsecond - area * lcf**2,
    }

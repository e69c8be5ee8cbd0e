def waterplanes(offsets, h):
    n = offsets.shape[0]
    m = np.array([1.0, *([4.0, 2.0] * ((n - 3) // 2)), 4.0, 1.0]) * h / 3
    lever = (np.arange(n) - (n - 1) / 2) * h
    powers = np.stack([np.ones(n), lever, lever**2])
    half = np.einsum("i,pi,ij->pj", m, powers, offsets)
    area = 2 * half[0]
    lcf = half[1] / half[0]
    third = np.einsum("i,ij,ij,ij->j", m, offsets, offsets, offsets) / 3
    return dict(inertia_l=2 * half[2] - area * lcf**2, inertia_t=2 * third, lcf=lcf, area=area)

# divided the second moment by the waterplane's area instead of the volume
def hydrostatic_curves(offsets, h, dz):
    planes = waterplanes(offsets, h)
    A = planes["area"]
    z = np.arange(A.shape[0]) * dz
    weights = np.tril(np.ones((A.size - 1, A.size - 1)))
    slice_v = dz * 0.5 * (A[:-1] + A[1:])
    slice_z = dz * 0.5 * ((A * z)[:-1] + (A * z)[1:])
    slice_x = dz * 0.5 * ((A * planes["lcf"])[:-1] + (A * planes["lcf"])[1:])
    volume = weights @ slice_v
    kb = weights @ slice_z / volume
    lcb = weights @ slice_x / volume
    bm = planes["inertia_t"][1:] / A[1:]
    km = kb + bm
    return dict(volume=volume, kb=kb, lcb=lcb, km=km)

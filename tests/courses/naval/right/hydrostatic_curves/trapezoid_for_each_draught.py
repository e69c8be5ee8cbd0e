def hydrostatic_curves(offsets, h, dz):
    planes = waterplanes(offsets, h)
    A = planes["area"]
    z = np.arange(A.size) * dz
    tops = range(2, A.size + 1)
    volume = np.array([np.trapezoid(A[:t], z[:t]) for t in tops])
    kb = np.array([np.trapezoid((A * z)[:t], z[:t]) for t in tops]) / volume
    lcb = np.array([np.trapezoid((A * planes["lcf"])[:t], z[:t]) for t in tops]) / volume
    return {"km": kb + planes["inertia_t"][1:] / volume, "lcb": lcb, "kb": kb, "volume": volume}

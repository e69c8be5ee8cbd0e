# put each slice's centroid at its upper waterline instead of taking the moments by the trapezoidal rule
def hydrostatic_curves(offsets, h, dz):
    hyd = waterplanes(offsets, h)
    wl = hyd["area"]
    slabs = (wl[:-1] + wl[1:]) * dz / 2
    upper = dz * np.arange(1, wl.size)
    v = slabs.cumsum()
    kb = (slabs * upper).cumsum() / v
    ax = wl * hyd["lcf"]
    lcb = ((ax[:-1] + ax[1:]) * dz / 2).cumsum() / v
    km = kb + hyd["inertia_t"][1:] / v
    return {"volume": v, "kb": kb, "lcb": lcb, "km": km}

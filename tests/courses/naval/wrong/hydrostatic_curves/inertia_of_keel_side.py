# took the second moment of the waterplane below instead of the one at which the ship floats
def hydrostatic_curves(offsets, h, dz):
    """Volume, centre of buoyancy and metacentre at each draught above the keel.

    offsets: half-breadths, shape (s, w), the first waterline at the keel
    h: distance between two stations
    dz: distance between two waterlines

    returns: dictionary with
        volume: displaced volumes at the waterlines 1 to w - 1, shape (w - 1,)
        kb: heights of the centres of buoyancy above the keel, shape (w - 1,)
        lcb: centres of buoyancy, forward of midships positive, shape (w - 1,)
        km: heights of the transverse metacentres above the keel, shape (w - 1,)
    """
    planes = waterplanes(offsets, h)
    area = planes["area"]
    z = dz * np.arange(len(area))
    vertical = area * z
    longitudinal = area * planes["lcf"]
    volume = np.cumsum((area[1:] + area[:-1]) / 2 * dz)
    kb = np.cumsum((vertical[1:] + vertical[:-1]) / 2 * dz) / volume
    lcb = np.cumsum((longitudinal[1:] + longitudinal[:-1]) / 2 * dz) / volume
    km = kb + planes["inertia_t"][:-1] / volume
    return {"volume": volume, "kb": kb, "lcb": lcb, "km": km}

# started the multipliers with 2 and 4 after the ends instead of 4 and 2
def waterplanes(offsets, h):
    """Area, centre of flotation and second moments of each waterplane.

    offsets: half-breadths, shape (s, w), s stations (an odd number) from aft forward, w waterlines
    h: distance between two stations

    returns: dictionary with
        area: areas of the whole waterplanes, shape (w,)
        lcf: centres of flotation, forward of midships positive, shape (w,)
        inertia_t: transverse second moments about the centre line, shape (w,)
        inertia_l: longitudinal second moments about the centres of flotation, shape (w,)
    """
    s = offsets.shape[0]
    simpson = np.ones(s)
    simpson[1:-1:2] = 2
    simpson[2:-1:2] = 4
    x = h * (np.arange(s) - (s - 1) / 2)
    area = 2 * h / 3 * (simpson @ offsets)
    moment = 2 * h / 3 * ((simpson * x) @ offsets)
    lcf = moment / area
    inertia_t = 2 / 3 * h / 3 * (simpson @ offsets**3)
    inertia_mid = 2 * h / 3 * ((simpson * x**2) @ offsets)
    inertia_l = inertia_mid - area * lcf**2
    return {"area": area, "lcf": lcf, "inertia_t": inertia_t, "inertia_l": inertia_l}

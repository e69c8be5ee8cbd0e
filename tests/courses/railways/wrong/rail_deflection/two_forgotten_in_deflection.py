# divided by k L instead of 2 k L in the deflection
def rail_deflection(x, axle, load, inertia, section, k, v, s):
    L = (4 * YOUNG * inertia * 1e-8 / (k * 1e6)) ** 0.25
    Q = load / 2
    deflection = []
    moment = []
    for place in x:
        xi = np.abs(place - axle) / L
        cos, sin, e = np.cos(xi), np.sin(xi), np.exp(-xi)
        deflection.append(np.sum(Q * e * (cos + sin)) / (k * L))
        moment.append(np.sum(Q * e * (cos - sin)) * L / 4)
    moment = np.array(moment)
    if v > 60:
        speed_factor = 1 + (v - 60) / 140
    else:
        speed_factor = 1
    worst = max(moment.max(), -moment.min())
    return np.array(deflection), moment, (1 + 3 * s * speed_factor) * worst * 1000 / section

# used the mean of both densities at every opening instead of that of the air that flows there
def opening_flows(z, A, c_p, v, T_in, T_out, volume, C_d=0.6):
    """Air flows through the openings of a building by wind and buoyancy.

    z, A, c_p: heights, m, areas, m², and wind pressure coefficients of the openings, shape (k,)
    v: speed of the wind, m/s, a number
    T_in, T_out: temperatures inside and outside, °C, numbers
    volume: of the building, m³, a number
    C_d: discharge coefficient, a number

    returns: p0, m, ach
        p0: pressure inside at height zero, Pa, a number
        m: mass flows, kg/s, positive inwards, shape (k,)
        ach: air changes per hour: volume of the air that flows in (as it is outside), by the building's
    """
    rin, rout = [353 / (t + 273.15) for t in (T_in, T_out)]
    rm = (rin + rout) / 2
    base = rout * v**2 / 2 * c_p - (rout - rin) * GRAVITY * z
    left, right = -1000.0, 1000.0
    for step in range(90):
        p0 = (left + right) / 2
        diff = base - p0
        flow = C_d * A * np.sqrt(2 * rm * np.abs(diff))
        flow = np.where(diff < 0, -flow, flow)
        if flow.sum() <= 0:
            right = p0
        else:
            left = p0
    total_in = np.sum(flow[flow > 0])
    return p0, flow, total_in * 3600 / (rout * volume)

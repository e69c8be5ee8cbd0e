# kept the last power of the table above cut-out instead of setting it to zero
def turbine_power(v, curve_v, curve_p, rho):
    """Power and capacity factor."""
    factor_rho = (rho / RHO0) ** (1 / 3)
    v_norm = v * factor_rho[:, None]
    power = np.interp(v_norm, curve_v, curve_p, left=0)
    capacity = np.average(power, axis=1) / np.amax(curve_p)
    return power, capacity

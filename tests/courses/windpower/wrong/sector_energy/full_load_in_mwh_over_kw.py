# divided the total in MWh by the power in kW without changing the unit of the total for the full load hours
def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    """The energy that one turbine yields in a year, by wind direction sector.

    In each sector the wind speed has a Weibull distribution. Its probability in each speed bin
    (the difference of the cumulative distribution at the edges) is multiplied by the power at
    the middle of the bin, for which turbine_power is called once, with the speeds in shape (1, b).

    hours: hours with wind from each sector in the measured period, shape (s,)
    scale, shape: Weibull parameters A in m/s and k of each sector, shape (s,)
    edges: edges of the speed bins in m/s, increasing, shape (b + 1,)
    curve_v, curve_p: the power curve, as in turbine_power, shape (p,)
    rho: air density at the site, shape (1,)
    efficiency: share of the energy that is left after all losses, a number

    returns: dictionary with
        energy: of a year of HOURS hours, from each sector, in MWh, shape (s,)
        total: that of all sectors, in MWh, a number
        full_load: hours at the largest power of the curve that would give the total, a number
        speed: mean wind speed over all sectors, from the bins, in m/s, a number
    """
    share = hours / np.sum(hours)
    cumulative = 1 - np.exp(-((edges[None, :] / scale[:, None]) ** shape[:, None]))
    probability = np.diff(cumulative, axis=1)
    middle = (edges[:-1] + edges[1:]) / 2
    power, _ = turbine_power(middle[None, :], curve_v, curve_p, rho)
    mean_power = np.sum(probability * power, axis=1)
    energy = HOURS * share * mean_power * efficiency / 1000
    total = np.sum(energy)
    full_load = total / np.max(curve_p)
    speed = np.sum(share * (probability @ middle))
    return {"energy": energy, "total": total, "full_load": full_load, "speed": speed}

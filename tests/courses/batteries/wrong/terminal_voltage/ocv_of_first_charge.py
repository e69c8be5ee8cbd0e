# kept the open-circuit voltage of the initial state of charge instead of following the counted one
def terminal_voltage(current, times, soc0, temperature, cell):
    t = len(current)
    soc = soc0 * np.ones(t)
    ocv, _ = open_circuit_voltage(
        soc, cell["knots"], cell["table"], cell["entropy"], temperature
    )
    r = cell["r"][:, None]
    tau = r * cell["c"][:, None]
    dt = np.diff(times)
    a = np.exp(-dt / tau)
    u = np.zeros((len(r), t))
    for k in range(t - 1):
        u[:, k + 1] = a[:, k] * u[:, k] + (r * (1 - a))[:, k] * current[k]
    ohm = np.where(current >= 0, cell["r_discharge"], cell["r_charge"])
    voltage = ocv - ohm * current - u.sum(0)
    heat = ohm * current**2 + (u**2 / r).sum(0)
    return {"voltage": voltage, "heat": heat}

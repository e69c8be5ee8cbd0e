# let the whole current flow through the resistances of the pairs for the heat instead of their own voltage over them
def terminal_voltage(current, times, soc0, temperature, cell):
    def relax(u, R, C, dt, I):
        e = np.exp(-dt / (R * C))
        return u * e + R * I * (1 - e)

    soc = count_charge(
        current[None, :], times, np.array([soc0]), np.array([cell["capacity"]]), cell["efficiency"]
    )["soc"][0]
    ocv = open_circuit_voltage(
        soc, cell["knots"], cell["table"], cell["entropy"], temperature
    )[0]
    total = np.zeros(len(current))
    for R, C in zip(cell["r"], cell["c"]):
        u = 0.0
        for k in range(1, len(current)):
            u = relax(u, R, C, times[k] - times[k - 1], current[k - 1])
            total[k] += u
    R0 = np.where(current < 0, cell["r_charge"], cell["r_discharge"])
    heat = (R0 + np.sum(cell["r"])) * current**2
    return {"voltage": ocv - R0 * current - total, "heat": heat}

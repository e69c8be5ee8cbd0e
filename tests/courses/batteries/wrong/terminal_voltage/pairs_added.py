# added the voltages over the pairs to the terminal voltage instead of subtracting them
def terminal_voltage(current, times, soc0, temperature, cell):
    counted = count_charge(
        current[None, :], times, np.array([soc0]), np.array([cell["capacity"]]), cell["efficiency"]
    )
    ocv, _ = open_circuit_voltage(
        counted["soc"][0], cell["knots"], cell["table"], cell["entropy"], temperature
    )
    r, c = cell["r"], cell["c"]
    u = np.zeros((len(r), len(current)))
    for k in range(1, len(current)):
        decay = np.exp(-(times[k] - times[k - 1]) / (r * c))
        u[:, k] = decay * u[:, k - 1] + r * (1 - decay) * current[k - 1]
    r0 = np.where(current < 0, cell["r_charge"], cell["r_discharge"])
    voltage = ocv - r0 * current + np.sum(u, axis=0)
    heat = r0 * current**2 + np.sum(u**2 / r[:, None], axis=0)
    return {"voltage": voltage, "heat": heat}

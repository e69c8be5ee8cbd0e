# multiplied the resistance by the size of the current instead of its square in the heat
def terminal_voltage(current, times, soc0, temperature, cell):
    counted = count_charge(
        current[None, :], times, np.array([soc0]), np.array([cell["capacity"]]), cell["efficiency"]
    )
    ocv, _ = open_circuit_voltage(
        counted["soc"][0], cell["knots"], cell["table"], cell["entropy"], temperature
    )
    tau = cell["r"] * cell["c"]
    pairs = np.zeros((len(tau), len(current)))
    for k in range(1, len(current)):
        decay = np.exp(-(times[k] - times[k - 1]) / tau)
        pairs[:, k] = decay * pairs[:, k - 1] + cell["r"] * (1 - decay) * current[k - 1]
    ohmic = np.where(current < 0, cell["r_charge"], cell["r_discharge"])
    voltage = ocv - ohmic * current - np.sum(pairs, axis=0)
    heat = ohmic * np.abs(current) + np.sum(pairs**2 / cell["r"][:, None], axis=0)
    return {"voltage": voltage, "heat": heat}

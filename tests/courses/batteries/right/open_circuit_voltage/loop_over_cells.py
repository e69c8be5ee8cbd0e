def open_circuit_voltage(soc, knots, table, entropy, temperature):
    U = np.zeros(len(soc))
    dU = np.zeros(len(soc))
    for i in range(len(soc)):
        values = table + (temperature[i] - T_REF) * entropy
        if soc[i] < knots[0]:
            U[i] = values[0]
        elif soc[i] > knots[-1]:
            U[i] = values[-1]
        else:
            j = 0
            while j < len(knots) - 2 and soc[i] >= knots[j + 1]:
                j += 1
            dU[i] = (values[j + 1] - values[j]) / (knots[j + 1] - knots[j])
            U[i] = values[j] + dU[i] * (soc[i] - knots[j])
    return U, dU

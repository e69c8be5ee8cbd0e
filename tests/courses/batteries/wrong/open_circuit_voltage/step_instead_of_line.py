# returned the voltage of the knot to the left instead of going linearly to the next one
def open_circuit_voltage(soc, knots, table, entropy, temperature):
    U = []
    dU = []
    for z, T in zip(soc, temperature):
        values = table + (T - T_REF) * entropy
        if z < knots[0]:
            U.append(values[0])
            dU.append(0.0)
        elif z >= knots[-1]:
            U.append(values[-1])
            dU.append(0.0)
        else:
            j = np.nonzero(knots <= z)[0][-1]
            U.append(values[j])
            dU.append((values[j + 1] - values[j]) / (knots[j + 1] - knots[j]))
    return np.array(U), np.array(dU)

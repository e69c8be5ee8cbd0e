# infused is the sum of the rates, not multiplied by the length of a step
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    central, peripheral, infused = [], [], []
    for w in weight:
        s = w / 70
        V1, V2, VM, Q = v1 * s, v2 * s, vmax * s**0.75, q * s**0.75
        a, b, total = loading * w, 0.0, 0.0
        line1, line2 = [a / V1], [b / V2]
        for r in rate:
            ca, cb = line1[-1], line2[-1]
            if ca > c_stop:
                r = 0.0
            total += r
            a += dt * (r - VM * ca / (km + ca) - Q * (ca - cb))
            b += dt * Q * (ca - cb)
            line1.append(a / V1)
            line2.append(b / V2)
        central.append(line1)
        peripheral.append(line2)
        infused.append(total)
    return np.array(central), np.array(peripheral), np.array(infused)

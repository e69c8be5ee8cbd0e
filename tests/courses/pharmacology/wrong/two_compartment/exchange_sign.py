# the exchange has the wrong sign in both compartments: drug flows from the lower to the higher concentration
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    ratio = weight / 70
    vmax, q = vmax * ratio**0.75, q * ratio**0.75
    v1, v2 = v1 * ratio, v2 * ratio
    a1, a2, infused = loading * weight, np.zeros_like(weight), np.zeros_like(weight)
    c1, c2 = [a1 / v1], [a2 / v2]
    for k in range(len(rate)):
        r_k = np.where(c1[k] > c_stop, 0.0, rate[k])
        transfer = q * (c2[k] - c1[k])
        loss = vmax * c1[k] / (km + c1[k])
        a1 = a1 + (r_k - loss - transfer) * dt
        a2 = a2 + transfer * dt
        infused = infused + r_k * dt
        c1.append(a1 / v1)
        c2.append(a2 / v2)
    return np.array(c1).T, np.array(c2).T, infused

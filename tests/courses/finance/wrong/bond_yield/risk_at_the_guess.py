# what: duration and convexity come from the discount factors of the guess, because the factors are not computed again from the new yield
def bond_yield(price, flows, times, guess, steps):
    growth = 1 + guess
    k = 0
    while k < steps:
        factors = np.exp(-times * np.log(growth))
        error = flows @ factors - price
        growth += error / (flows @ (times * factors / growth))
        k += 1
    factors = np.exp(-times * np.log(1 + guess))
    weights = flows * factors / (flows @ factors)
    first = weights @ times / growth
    second = weights @ (times**2 + times) / growth**2
    return {"y": growth - 1, "duration": first, "convexity": second}

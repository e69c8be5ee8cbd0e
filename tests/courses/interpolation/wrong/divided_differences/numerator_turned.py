# what: the numerator is left minus right while the denominator is right minus left, so odd coefficients get the other sign
def divided_differences(x, y):
    n = len(x)
    d = y.copy()
    result = [d[0]]
    for k in range(1, n):
        d = (d[:-1] - d[1:]) / (x[k:] - x[:-k])
        result.append(d[0])
    return np.array(result)

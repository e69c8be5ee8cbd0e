# what: inside, the weights 4 and 2 are exchanged: the odd points get 2 and the even ones 4
def simpson(y, h):
    n = len(y) - 1
    if n == 1:
        return h * (y[0] + y[1]) / 2
    tail = 0.0
    if n % 2:
        tail = 3 * h / 8 * (y[n - 3] + 3 * y[n - 2] + 3 * y[n - 1] + y[n])
        n -= 3
    if n == 0:
        return tail
    total = y[0] + y[n]
    for i in range(1, n):
        total += (2 if i % 2 else 4) * y[i]
    return h / 3 * total + tail

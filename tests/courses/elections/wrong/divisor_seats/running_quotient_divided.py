# divided the quotient that had just won again by the next divisor instead of dividing the votes by it
def divisor_seats(votes, seats, step, first, threshold):
    v = votes.astype(float)
    share = v / v.sum()
    v[share < threshold] = 0.0
    quotient = v / first
    won = np.zeros(len(v), dtype=int)
    while won.sum() < seats:
        i = int(np.argmax(quotient))
        last = quotient[i]
        won[i] += 1
        quotient[i] = quotient[i] / (1 + step * won[i])
    dev = (share - won / seats) * 100
    return {"won": won, "last": last, "gallagher": (0.5 * (dev**2).sum()) ** 0.5}

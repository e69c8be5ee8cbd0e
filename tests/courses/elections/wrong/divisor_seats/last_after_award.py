# took the last quotient with the divisor after the seat was given instead of the one that won it
def divisor_seats(votes, seats, step, first, threshold):
    """Seats by highest averages.

    The divisors of a party are first, 1 + step, 1 + 2 * step, and so on.
    Of equal quotients the party with the lower index wins.

    votes: votes of the parties, shape (p,)
    seats: how many seats are to be given, a whole number
    step: 1 for D'Hondt, 2 for Sainte-Lague
    first: the divisor of a party that has no seat yet
    threshold: the least share of all votes with which a party takes part

    returns: dictionary with
        won: the seats of the parties, whole numbers, shape (p,)
        last: the quotient that won the last seat, a number
        gallagher: Gallagher's index over all parties, in percentage points, a number
    """
    shares = votes / np.sum(votes)
    admitted = shares >= threshold
    won = np.zeros(len(votes), dtype=int)
    for _ in range(seats):
        divisors = np.where(won == 0, first, 1 + step * won)
        quotients = np.where(admitted, votes / divisors, 0.0)
        best = np.argmax(quotients)
        won[best] += 1
        last = votes[best] / (1 + step * won[best])
    gaps = 100 * (shares - won / seats)
    gallagher = np.sqrt(0.5 * np.sum(gaps**2))
    return {"won": won, "last": last, "gallagher": gallagher}

# took the winners of the old votes instead of those after the swing
def map_report(votes, swing):
    """A map of districts after a uniform swing: seats, wasted votes, asymmetry.

    votes: votes of the parties A and B in each district, shape (d, 2)
    swing: what is added to A's share in each district; shares stay within 0 and 1

    returns: dictionary with
        wasted: wasted votes of A and B in each district after the swing, shape (d, 2)
        seats: how many districts A wins, with more than one half, a whole number
        gap: efficiency gap, A's wasted votes less B's, as a share of all votes
        skew: the median of A's shares less their mean, a number
    """
    turnout = np.sum(votes, axis=1)
    share = np.clip(votes[:, 0] / turnout + swing, 0.0, 1.0)
    cast = turnout[:, None] * np.stack([share, 1 - share], axis=1)
    won = votes[:, 0] > votes[:, 1]
    winner = np.stack([won, ~won], axis=1)
    wasted = np.where(winner, cast - turnout[:, None] / 2, cast)
    gap = (np.sum(wasted[:, 0]) - np.sum(wasted[:, 1])) / np.sum(turnout)
    skew = np.median(share) - np.mean(share)
    return {"wasted": wasted, "seats": np.sum(won), "gap": gap, "skew": skew}

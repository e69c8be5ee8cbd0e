# right: a helper and one row at a time
def isolation(pt, eta, phi, cone, pt_min, limit):
    def around(i):
        others = np.delete(np.arange(len(pt)), i)
        turn = np.abs(phi[others] - phi[i])
        turn = np.minimum(turn, 2 * np.pi - turn)
        close = np.sqrt((eta[others] - eta[i]) ** 2 + turn**2) < cone
        kept = pt[others[close]]
        return kept[kept >= pt_min]

    lists = [around(i) for i in range(len(pt))]
    number = np.array([len(a) for a in lists])
    rel = np.array([a.sum() for a in lists]) / pt
    return {"isolated": rel < limit, "relative": rel, "neighbors": number}

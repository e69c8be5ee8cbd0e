def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    willing = N * uptake
    room = np.where(willing > vaccinated, willing - vaccinated, 0.0)
    amount = [0.0] * len(N)
    stock = doses
    # best group first
    for g in sorted(range(len(N)), key=lambda i: priority[i], reverse=True):
        if stock <= 0:
            break
        amount[g] = min(stock, room[g])
        stock = stock - amount[g]
    given = np.array(amount)
    immune = (vaccinated + given) * efficacy
    susceptible = 1 - immune / N
    return dict(given=given, left=stock, susceptible=susceptible)

### What bots say of their choices in Sea Salt & Paper.
